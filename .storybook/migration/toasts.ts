import type { Peer } from './Peer';

const limit =
  'One at a time unless told; the others wait, and their time begins when they are seen.';
const withAction =
  'A toast with an action stands until it is answered, unless `timeout` says otherwise.';

export const toasts: Peer[] = [
  {
    from: 'sonner 2.0',
    parts: ['`Toaster`, `toast()`', '`ToastProvider`, `useToast`'],
    props: [
      ['`toast(message)`', '`content`', 'Of `add`; text alone. Outside React: `createToastQueue`.'],
      ['`toast.success()`, `.info()`, `.warning()`, `.error()`', '`variant`'],
      ['`description`', '`content`', '`{ title, content }`: their message is the title.'],
      ['`duration`', '`timeout`', 'Milliseconds; 5000, not 4000. `null` or `off` for no end.'],
      [
        '`action`',
        '`action`',
        '`{ label, onClick }`; `preventDefault()` keeps the toast, as before.',
      ],
      ['`cancel`', '', 'One action a toast. The cross dismisses it.'],
      ['`id`', '`id`'],
      ['`onDismiss`, `onAutoClose`', '`onClose`', 'One for both, told the reason.'],
      ['`toast.dismiss(id)`', '`close`', 'Always of one toast.'],
      [
        '`toast.promise()`, `toast.loading()`',
        '',
        'Use `loading` of a `Button`, and a toast when it is done.',
      ],
      [
        '`toast.custom()`, `icon`, `richColors`, `invert`',
        '',
        'Words, and the colours of the brand.',
      ],
      ['`visibleToasts`', '`limit`', '1, not 3.'],
      ['`position`', '`placement`', '`start` or `end`, at the bottom.'],
      ['`hotkey`', '', 'F6.'],
      ['`closeButton`', '', 'Always there.'],
      ['`theme`', '', 'Follows `color-scheme`.'],
      [
        '`containerAriaLabel`',
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
      ['`toast(message)`', '`content`', 'Of `add`; text alone.'],
      ['`toast.success()`, `toast.error()`', '`variant`'],
      [
        '`duration`',
        '`timeout`',
        'Milliseconds; 5000 for all, not 2000 for success and 4000 for the rest.',
      ],
      ['`id`', '`id`'],
      ['`ariaProps`', '', 'Errors interrupt, the others wait their turn: nothing to set.'],
      ['`toast.dismiss(id)`, `toast.remove(id)`', '`close`'],
      [
        '`toast.promise()`, `toast.loading()`',
        '',
        'Use `loading` of a `Button`, and a toast when it is done.',
      ],
      [
        '`toast.custom()`, `icon`, `iconTheme`, `style`',
        '',
        'Words, and the colours of the brand.',
      ],
      ['`position`', '`placement`', '`start` or `end`, at the bottom; theirs began at the top.'],
      ['`toastOptions`', '', 'Hand options to each `add`.'],
      ['`reverseOrder`, `gutter`, `containerStyle`', '', 'The newest is on top.'],
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
      ['`add(content, options)`', '`add`', 'One object: `add({ content, ...options })`.'],
      ['`content` as an element', '`content`', 'Text, or `{ title, content }` of texts.'],
      ['`variant`', '`variant`'],
      ['`timeout`', '`timeout`', 'The same values and the same 5000 ms.'],
      ['`action`', '`action`', 'Closes its toast, unless `onClick` prevents the default.'],
      ['`onClose`', '`onClose`', 'Told why.'],
      ['`close(key)`', '`close`'],
      ['`maxVisibleToasts`', '`limit`', '1, not 5.'],
      ['`placement`', '`placement`', '`start` for `left`; there is no `center`.'],
    ],
    differs: [limit, withAction, 'Without a provider `add` answers `missing-provider`, as before.'],
  },
];
