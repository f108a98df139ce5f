import { definePackage } from '../../scripts/definePackage';

export default definePackage({ entries: ['src/index.ts'] });
