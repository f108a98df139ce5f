import { Address } from '@forsikring/api-client/contract';

globalThis.part = Address;
