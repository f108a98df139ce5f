import { Login } from '../features/login/Login';

/** Replaces every page while nobody is logged in. */
export default function LoginRoute() {
  return <Login />;
}
