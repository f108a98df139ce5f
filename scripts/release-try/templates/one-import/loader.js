import { Loader } from '@forsikring/ui-kit';

globalThis.part = Loader;
