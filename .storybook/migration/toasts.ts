import type { Peer } from './Peer';

const limit =
  'Five at a time by default; the others wait, and their time begins when they are shown. Errors and warnings never wait.';
const withAction =
  'A toast with an action stays until it is answered, unless `timeout` says otherwise.';

export const toasts: Peer[] = [
  {
    from: 'sonner 2.0',
    parts: ['`Toaster`, `toast()`', '`ToastProvider`, `useToast`'],
    props: [
      ['`toast(message)`', 'the same', 'Of `useToast`. Outside React: `createToast(queue)`.'],
      ['`toast.message()`', '`useToast`', 'Call what it returns: `toast(message)`.'],
      ['`toast.success()`, `.info()`, `.warning()`, `.error()`', 'the same'],
      ['`description`', '`content`', '`{ title, content }`: their message is the title.'],
      [
        '`duration`',
        '`timeout`',
        'Milliseconds; 5000, not 4000. `Infinity` for no end, as before.',
      ],
      [
        '`action`',
        '`action`',
        '`{ label, onClick }`; `preventDefault()` keeps the toast, as before.',
      ],
      ['`cancel`', '', 'One action a toast. The cross dismisses it.'],
      ['`id`', '`id`'],
      ['`onDismiss`, `onAutoClose`', '`onClose`', 'One for both, told the reason.'],
      ['`toast.dismiss(id)`', '`close`', 'Without an id: `closeAll`.'],
      [
        '`toast.getHistory()`, `toast.getToasts()`, `useSonner`',
        '`getShown`',
        'Of a queue from `createToastQueue`.',
      ],
      [
        '`toasterId`, `id` of `Toaster`',
        '`queue`',
        'Of the provider: a region of its own for each queue.',
      ],
      ['`toastOptions`', '', 'Give options to each call.'],
      ['`toast.promise()`', '`promise`', 'Returns the promise itself; theirs had `unwrap()`.'],
      ['`toast.loading()`', '', 'Use `toast.promise()`, or `loading` of a `Button`.'],
      [
        '`toast.custom()`, `icon`, `icons`, `richColors`, `invert`',
        '',
        'A node as content, and the colours of the brand.',
      ],
      ['`visibleToasts`', '`limit`', '5, not 3.'],
      ['`expand`, `gap`', '', 'Those that are shown stand below each other, never in a pile.'],
      [
        '`offset`, `mobileOffset`',
        '',
        'At the edge of the window, clear of what a phone keeps for itself.',
      ],
      [
        '`swipeDirections`',
        '',
        'The cross and Escape close it; nothing needs a swipe (WCAG 2.5.1).',
      ],
      ['`dismissible`', '', 'Every toast can be closed.'],
      ['`position`', '`placement`', '`start` or `end`, at the bottom.'],
      ['`hotkey`', '', 'F6.'],
      ['`closeButton`', '', 'Always there.'],
      ['`dir`', '', 'The direction of the page.'],
      [
        '`unstyled`, `classNames`, `style` and the like',
        '',
        'By `--ui-toast-width`, `--ui-toast-radius` and the tokens of the brand.',
      ],
      ['`testId`', '', 'Found as `role="group"` by its title.'],
      ['`theme`', '', 'Follows `color-scheme`.'],
      [
        '`containerAriaLabel`, `customAriaLabel`, `closeButtonAriaLabel`',
        '`texts`',
        'The region and the cross speak the language of `TextsProvider`.',
      ],
    ],
    differs: [
      limit,
      withAction,
      'The provider stands around what calls `useToast`; two never mix.',
    ],
  },
  {
    from: 'react-hot-toast 2.6',
    parts: ['`Toaster`, `toast()`', '`ToastProvider`, `useToast`'],
    props: [
      ['`toast(message)`', 'the same', 'Of `useToast`. Outside React: `createToast(queue)`.'],
      ['`toast.success()`, `toast.error()`', 'the same'],
      [
        '`duration`',
        '`timeout`',
        'Milliseconds; 5000 for all, not 2000 for success and 4000 for the rest.',
      ],
      ['`id`', '`id`'],
      ['`ariaProps`', '', 'Errors interrupt, the others wait their turn: nothing to set.'],
      ['`toast.dismiss(id)`, `toast.remove(id)`', '`close`'],
      ['`toast.dismissAll()`, `toast.removeAll()`', '`closeAll`'],
      [
        '`useToaster`, `useToasterStore`, `ToastBar`',
        '`createToastQueue`',
        'With `subscribe` and `getShown`; what they look like is yours then.',
      ],
      ['`toasterId`', '`queue`', 'Of the provider: a region of its own for each queue.'],
      ['`removeDelay`', '', '150 ms, none with reduced motion.'],
      ['`children` of `Toaster`', '', 'Those of the provider are the page that uses it.'],
      ['`toast.promise()`', '`promise`'],
      ['`toast.loading()`', '', 'Use `toast.promise()`, or `loading` of a `Button`.'],
      [
        '`toast.custom()`, `icon`, `iconTheme`, `style`, `className`',
        '',
        'A node as content, and the colours of the brand.',
      ],
      ['`position`', '`placement`', '`start` or `end`, at the bottom; theirs began at the top.'],
      ['`toastOptions`', '', 'Give options to each call.'],
      [
        '`reverseOrder`, `gutter`, `containerStyle`, `containerClassName`',
        '',
        'The newest is on top.',
      ],
    ],
    differs: [
      limit,
      withAction,
      'There is a cross, Escape closes the toast that has the focus, and F6 leads to them.',
    ],
  },
  {
    from: 'Jøkul 1.2 (`@fremtind/jokul/toast`)',
    parts: ['`ToastProvider`, `useToast`', '`ToastProvider`, `useToast`'],
    props: [
      ['`add(content, options)`', '`useToast`', 'Call what it returns: `toast(content, options)`.'],
      ['`content` as an element', 'the same', 'Or `{ title, content }`.'],
      ['`variant`', '`variant`'],
      ['`timeout`', '`timeout`', 'The same values and the same 5000 ms.'],
      ['`action`', '`action`', 'Closes its toast, unless `onClick` prevents the default.'],
      ['`onClose`', '`onClose`', 'Told why.'],
      ['`close(key)`', '`close`'],
      ['`maxVisibleToasts`', '`limit`', '5, as before.'],
      ['`placement`', '`placement`', '`start` for `left`; there is no `center`.'],
    ],
    differs: [
      limit,
      withAction,
      'Without a provider a call returns `missing-provider`, as `add` did.',
    ],
  },
];
