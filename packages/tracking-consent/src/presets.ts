export { fremtindConsentRule } from './presets/fremtind';
