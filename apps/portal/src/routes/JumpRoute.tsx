import { Jump } from '../features/jump/Jump';

/** `paths.jump`: on the way to the claims system. */
export default function JumpRoute() {
  return <Jump />;
}
