import { Jump } from '../features/jump/Jump';

/** `paths.jump`: sends the customer to the claims system. */
export default function JumpRoute() {
  return <Jump />;
}
