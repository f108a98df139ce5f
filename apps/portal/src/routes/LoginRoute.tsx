import { Login } from '../features/login/Login';

/** Replaces every page while the visitor is logged out. */
export default function LoginRoute() {
  return <Login />;
}
