import { Login } from '../features/login/Login';

/** Stands in for every page while nobody is logged in. */
export default function LoginRoute() {
  return <Login />;
}
