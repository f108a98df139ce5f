/** react-hot-toast, which has toasts alone. It brings its styles, and shows up to 20 toasts: no burst. */
import { Toaster, toast } from 'react-hot-toast';
import { mount, offer } from './page.jsx';

function addToasts(count) {
  for (let at = 0; at < count; at += 1) toast(`Lagret ${at}`);
}

offer({
  '5 toasts': {
    prepare: () => mount(<Toaster />),
    act: () => addToasts(5),
    shows: ['[role=status]', 5],
    clear: () => toast.remove(),
  },
});
