import type { Peer } from './Peer';

const region =
  'A loader says nothing by itself. `LoadingRegion` around it tells once, after 500 ms, and when done.';

export const loading: Peer[] = [
  {
    from: 'Jøkul 1.2 (`@fremtind/jokul/loader`)',
    parts: [
      '`Loader`, `SkeletonAnimation`, `SkeletonElement`',
      '`Loader`, `LoadingRegion`, `Skeleton`',
    ],
    props: [
      ['`textDescription` of `Loader`', '`texts`', "`{ label }`; 'Vennligst vent' by itself."],
      ['`delay`', '`delayed`', 'How long is `--ui-loader-delay`, 300 ms.'],
      ['`variant`', '', 'As large as the text: set `font-size`.'],
      ['`inline`', '', 'Always.'],
      ['`textDescription` of `SkeletonAnimation`', '`loadingText`', 'Of `LoadingRegion`.'],
      ['`shape` of `SkeletonElement`', '`shape`', '`block` for `rect`.'],
      ['`width`, `height`', '', 'By `style` or a class.'],
    ],
    differs: [region],
  },
  {
    from: 'Aksel 8.16 (`@navikt/ds-react`)',
    parts: ['`Loader`, `Skeleton`', '`Loader`, `LoadingRegion`, `Skeleton`'],
    props: [
      ['`title`', '`texts`', "`{ label }`, in sight unless `labelHidden`; theirs was 'Venter…'."],
      ['`size`', '', 'As large as the text: set `font-size`.'],
      ['`variant`, `transparent`', '', '`--ui-loader-color`.'],
      ['`variant` of `Skeleton`', '`shape`', '`block` for `rectangle` and `rounded`.'],
      ['`width`, `height`', '', 'By `style` or a class.'],
    ],
    differs: [region],
  },
  {
    from: 'Designsystemet 1.22 (`@digdir/designsystemet-react`)',
    parts: ['`Spinner`, `Skeleton`', '`Loader`, `LoadingRegion`, `Skeleton`'],
    props: [
      ['`aria-label`', '`texts`', '`{ label }`, in sight unless `labelHidden`.'],
      ['`data-size`', '', 'As large as the text: set `font-size`.'],
      ['`variant` of `Skeleton`', '`shape`', '`block` for `rectangle`.'],
      ['`width`, `height`', '', 'By `style` or a class.'],
    ],
    differs: [region],
  },
  {
    from: 'FFE 101 (`@sb1/ffe-spinner-react`)',
    parts: ['`Spinner`', '`Loader`, `LoadingRegion`'],
    props: [
      ['`loadingText`', '`texts`', '`{ label }`.'],
      ['`immediate`', '`delayed`', 'At once unless `delayed`.'],
      ['`locale`', '`language`', 'Of `TextsProvider`, for all parts.'],
      ['`large`', '', 'Set `font-size`.'],
    ],
    differs: [region],
  },
];
