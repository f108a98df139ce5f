import { demoHandlers } from '@forsikring/demo-api/interceptor';

/** The parameters of a story that one of the demo's customers sees, with faults as `/demo` has them. */
export const customer = (id: string, faults?: string) => ({
  msw: demoHandlers({ customer: id, ...(faults && { faults }) }),
});
