import type { Peer } from './Peer';

const region =
  'A loader announces nothing. `LoadingRegion` around it announces loading once, after 500 ms, and the end.';

export const loading: Peer[] = [
  {
    from: 'Jøkul 1.2 (`@fremtind/jokul/loader`)',
    parts: [
      '`Loader`, `SkeletonAnimation`, `SkeletonElement`',
      '`Loader`, `LoadingRegion`, `Skeleton`',
    ],
    props: [
      ['`textDescription` of `Loader`', '`label`', "'Vennligst vent' by default."],
      ['`delay`', '`delayed`', 'The delay is `--ui-loader-delay`, 300 ms.'],
      ['`variant`', '', 'It is as large as the text: set `font-size`.'],
      ['`inline`', '', 'Always.'],
      ['`role`', '', '`LoadingRegion` is the live region, not the loader.'],
      ['`textDescription` of `SkeletonAnimation`', '`loadingText`', 'Of `LoadingRegion`.'],
      ['`shape` of `SkeletonElement`', '`shape`', '`block` for `rect`.'],
      [
        '`SkeletonInput`, `SkeletonLabel`, `SkeletonTable` and the like',
        '',
        'Build them from `Skeleton`.',
      ],
      ['`density`', '', 'Set by tokens.'],
      ['`dataTestAutoId`', '', 'Any `data-` attribute goes to the element.'],
      ['`width`, `height`', '`width`, `height`', 'CSS lengths; numbers are pixels.'],
    ],
    differs: [region],
  },
  {
    from: 'Aksel 8.16 (`@navikt/ds-react`)',
    parts: ['`Loader`, `Skeleton`', '`Loader`, `LoadingRegion`, `Skeleton`'],
    props: [
      ['`title`', '`label`', "Visible unless `labelHidden`; theirs is 'Venter…'."],
      ['`size`', '`size`', '`small`, `medium` or `large`, or as large as the text.'],
      ['`variant`, `transparent`, `data-color`', '', '`--ui-loader-color`.'],
      ['`children`, `as` of `Skeleton`', '', 'A `<span>` with its own size.'],
      ['`variant` of `Skeleton`', '`shape`', '`block` for `rectangle` and `rounded`.'],
      ['`width`, `height`', '`width`, `height`', 'CSS lengths; numbers are pixels.'],
    ],
    differs: [region],
  },
  {
    from: 'Designsystemet 1.22 (`@digdir/designsystemet-react`)',
    parts: ['`Spinner`, `Skeleton`', '`Loader`, `LoadingRegion`, `Skeleton`'],
    props: [
      ['`aria-label`', '`label`', 'Visible unless `labelHidden`.'],
      ['`data-size`', '`size`', '`small`, `medium` or `large`, or as large as the text.'],
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
      ['`loadingText`', '`label`', 'Or `texts`, for all loaders.'],
      ['`immediate`', '`delayed`', 'Shown at once unless `delayed`.'],
      ['`locale`', '`language`', 'Of `TextsProvider`, for all components.'],
      ['`large`', '`size`', '`large`.'],
      ['`onColoredBg`', '', '`--ui-loader-color`.'],
    ],
    differs: [region],
  },
];
