import { demoHandlers } from '@forsikring/demo-api/interceptor';

/** The parameters of a story with a demo customer, and with faults as on the page `/demo`. */
export const customer = (id: string, faults?: string) => ({
  msw: demoHandlers({ customer: id, ...(faults && { faults }) }),
});
