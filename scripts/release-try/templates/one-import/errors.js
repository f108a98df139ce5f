import { isHttpError } from '@forsikring/api-client';

globalThis.part = isHttpError;
