import { ToastProvider } from '@forsikring/ui-kit';
import { Outlet } from 'react-router-dom';

/** The pages that tell of what was saved, with one region for all their toasts. */
export default function ToastLayout() {
  return (
    <ToastProvider limit={5}>
      <Outlet />
    </ToastProvider>
  );
}
