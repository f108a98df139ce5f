// Every file of the contract. `calls.ts` finds the calls in them by their names.
export * from './address';
export * from './agreements';
export * from './apiProblem';
export * from './consents';
export * from './contact';
export * from './customer';
export * from './feedback';
export * from './jump';
export * from './offers';
export * from './recommendations';
export * from './session';
export * from './tasks';
