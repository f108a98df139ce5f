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
      ['`textDescription` of `Loader`', '`label`', "'Vennligst vent' by itself."],
      ['`delay`', '`delayed`', 'How long is `--ui-loader-delay`, 300 ms.'],
      ['`variant`', '', 'As large as the text: set `font-size`.'],
      ['`inline`', '', 'Always.'],
      ['`role`', '', '`LoadingRegion` tells; the loader itself is no live region.'],
      ['`textDescription` of `SkeletonAnimation`', '`loadingText`', 'Of `LoadingRegion`.'],
      ['`shape` of `SkeletonElement`', '`shape`', '`block` for `rect`.'],
      [
        '`SkeletonInput`, `SkeletonLabel`, `SkeletonTable` and the like',
        '',
        'Compose them of `Skeleton`.',
      ],
      ['`density`', '', 'By tokens.'],
      ['`dataTestAutoId`', '', 'Any `data-` attribute goes to the element.'],
      ['`width`, `height`', '`width`, `height`', 'CSS lengths; numbers are pixels.'],
    ],
    differs: [region],
  },
  {
    from: 'Aksel 8.16 (`@navikt/ds-react`)',
    parts: ['`Loader`, `Skeleton`', '`Loader`, `LoadingRegion`, `Skeleton`'],
    props: [
      ['`title`', '`label`', "In sight unless `labelHidden`; theirs was 'Venter…'."],
      ['`size`', '`size`', '`small`, `medium` or `large`, beside the text around it.'],
      ['`variant`, `transparent`, `data-color`', '', '`--ui-loader-color`.'],
      ['`children`, `as` of `Skeleton`', '', 'A `<span>` with a size of its own.'],
      ['`variant` of `Skeleton`', '`shape`', '`block` for `rectangle` and `rounded`.'],
      ['`width`, `height`', '`width`, `height`', 'CSS lengths; numbers are pixels.'],
    ],
    differs: [region],
  },
  {
    from: 'Designsystemet 1.22 (`@digdir/designsystemet-react`)',
    parts: ['`Spinner`, `Skeleton`', '`Loader`, `LoadingRegion`, `Skeleton`'],
    props: [
      ['`aria-label`', '`label`', 'In sight unless `labelHidden`.'],
      ['`data-size`', '`size`', '`small`, `medium` or `large`, beside the text around it.'],
      ['`variant` of `Skeleton`', '`shape`', '`block` for `rectangle`.'],
      ['`asChild`, `characters` of `Skeleton`', '', 'A `<span>`; set `width` in `ch`.'],
      ['`width`, `height`', '`width`, `height`', 'CSS lengths; numbers are pixels.'],
    ],
    differs: [region],
  },
  {
    from: 'FFE 101 (`@sb1/ffe-spinner-react`)',
    parts: ['`Spinner`', '`Loader`, `LoadingRegion`'],
    props: [
      ['`loadingText`', '`label`', 'Or `texts`, for all.'],
      ['`immediate`', '`delayed`', 'At once unless `delayed`.'],
      ['`locale`', '`language`', 'Of `TextsProvider`, for all parts.'],
      ['`large`', '`size`', '`large`.'],
      ['`onColoredBg`', '', '`--ui-loader-color`.'],
    ],
    differs: [region],
  },
];
