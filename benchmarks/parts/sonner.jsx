/**
 * sonner, which has toasts alone. It brings its styles. No burst: it renders and measures all toasts again for
 * each one, which takes seconds for 100.
 */
import { Toaster, toast } from 'sonner';
import { mount, offer } from './page.jsx';

function addToasts(count) {
  for (let at = 0; at < count; at += 1) toast(`Lagret ${at}`);
}

offer({
  '5 toasts': {
    // Not expanded, it shows the text of one toast at a time.
    prepare: () => mount(<Toaster expand visibleToasts={5} closeButton />),
    act: () => addToasts(5),
    shows: ['[data-sonner-toast][data-visible=true]', 5],
    clear: () => toast.dismiss(),
  },
});
