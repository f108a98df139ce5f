import type { Peer } from './Peer';

const limit =
  'Five at a time by default; the others are queued, and their timers start when they appear. Errors and warnings never wait.';
const withAction = 'A toast with an action stays until it is closed, unless `timeout` is set.';

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
      ['`cancel`', '', 'Each toast has one action. The close button dismisses it.'],
      ['`id`', '`id`'],
      ['`onDismiss`, `onAutoClose`', '`onClose`', 'One callback for both, with the reason.'],
      ['`toast.dismiss(id)`', '`close`', 'Without an id: `closeAll`.'],
      [
        '`toast.getHistory()`, `toast.getToasts()`, `useSonner`',
        '`getShown`',
        'Of a queue from `createToastQueue`.',
      ],
      ['`toasterId`, `id` of `Toaster`', '`queue`', 'Of the provider: one region for each queue.'],
      ['`toastOptions`', '', 'Pass options to each call.'],
      ['`toast.promise()`', '`promise`', 'Returns the promise itself; theirs had `unwrap()`.'],
      ['`toast.loading()`', '', 'Use `toast.promise()`, or `loading` of a `Button`.'],
      [
        '`toast.custom()`, `icon`, `icons`, `richColors`, `invert`',
        '',
        'A node as content, and the colours of the brand.',
      ],
      ['`visibleToasts`', '`limit`', '5, not 3.'],
      ['`expand`, `gap`', '', 'Toasts are listed below each other, never stacked.'],
      [
        '`offset`, `mobileOffset`',
        '',
        'At the edge of the window, inside the safe area of a phone.',
      ],
      [
        '`swipeDirections`',
        '',
        'The close button and Escape close it; swiping is never needed (WCAG 2.5.1).',
      ],
      ['`dismissible`', '', 'Every toast can be closed.'],
      ['`position`', '`placement`', '`start` or `end`, at the bottom.'],
      ['`hotkey`', '', 'F6.'],
      ['`closeButton`', '', 'Always shown.'],
      ['`dir`', '', 'The direction of the page.'],
      [
        '`unstyled`, `classNames`, `style` and the like',
        '',
        'Set by `--ui-toast-width`, `--ui-toast-radius` and the tokens of the brand.',
      ],
      ['`testId`', '', 'Query `role="group"` by its title.'],
      ['`theme`', '', 'It follows `color-scheme`.'],
      [
        '`containerAriaLabel`, `customAriaLabel`, `closeButtonAriaLabel`',
        '`texts`',
        'Region and close button use the language of `TextsProvider`.',
      ],
    ],
    differs: [
      limit,
      withAction,
      '`ToastProvider` wraps the components that call `useToast`; two providers are independent.',
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
        'Milliseconds; 5000 for all, not 2000 for success and 4000 for others.',
      ],
      ['`id`', '`id`'],
      [
        '`ariaProps`',
        '',
        'Errors are announced assertively, others politely; there is nothing to set.',
      ],
      ['`toast.dismiss(id)`, `toast.remove(id)`', '`close`'],
      ['`toast.dismissAll()`, `toast.removeAll()`', '`closeAll`'],
      [
        '`useToaster`, `useToasterStore`, `ToastBar`',
        '`createToastQueue`',
        'With `subscribe` and `getShown`; you render the toasts.',
      ],
      ['`toasterId`', '`queue`', 'Of the provider: one region for each queue.'],
      ['`removeDelay`', '', '150 ms, none with reduced motion.'],
      ['`children` of `Toaster`', '', 'The children of the provider are the page.'],
      ['`toast.promise()`', '`promise`'],
      ['`toast.loading()`', '', 'Use `toast.promise()`, or `loading` of a `Button`.'],
      [
        '`toast.custom()`, `icon`, `iconTheme`, `style`, `className`',
        '',
        'A node as content, and the colours of the brand.',
      ],
      ['`position`', '`placement`', '`start` or `end`, at the bottom; theirs starts at the top.'],
      ['`toastOptions`', '', 'Pass options to each call.'],
      [
        '`reverseOrder`, `gutter`, `containerStyle`, `containerClassName`',
        '',
        'The newest is on top.',
      ],
    ],
    differs: [
      limit,
      withAction,
      'There is a close button, Escape closes the focused toast, and F6 moves focus to the toasts.',
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
      ['`onClose`', '`onClose`', 'Receives the reason.'],
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
