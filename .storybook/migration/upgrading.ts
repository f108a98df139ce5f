/** What an earlier version of ui-kit had, and what to write now. Texts may hold `code`. */
type Change = [before: string, after: string];

/** Every change of ui-kit that asks something of those who upgrade, by what it is about. */
export const upgrading: [heading: string, changes: Change[]][] = [
  [
    'Another element: `render`',
    [
      [
        '`<a className="ui-button" data-variant="secondary" href="…">`',
        '`<Button variant="secondary" render={<a href="…" />}>`',
      ],
      ['`<RouterLink className="ui-link" to="…">`', '`<Link render={<RouterLink to="…" />}>`'],
      ['`<a className="ui-card-link" href="…">` in a `Card`', '`<CardLink href="…">`'],
      [
        '`<LinkCard href="…" renderLink={(props) => <RouterLink … />}>`',
        '`<LinkCard render={<RouterLink to="…" />}>`',
      ],
      ['The type `LinkCardLinkProps`', '`CardLinkProps`'],
      [
        '`<NavItem><a className="ui-nav-link" href="…" aria-current="page">`',
        '`<NavItem href="…" current>`',
      ],
      [
        '`<NavItem><button className="ui-nav-link">`',
        '`<NavItem render={<button type="button" />}>`',
      ],
      [
        '`className`, `ref` and other props of `NavItem` go to the `<li>`',
        'They go to the link of the `NavItem`.',
      ],
      [
        '`<Header logo={<a href="/">…</a>}>`',
        '`<Header logo={<HeaderLogo href="/">…</HeaderLogo>}>`',
      ],
    ],
  ],
  [
    'Opening, closing and choosing',
    [
      ["`reason: 'press'`, `'edit'`", "`reason: 'trigger-press'`"],
      ["`reason: 'choice'` of `NavMenu`", "`reason: 'item-press'`"],
      ["`reason: 'cancel'` of `EditableRow`", "`reason: 'close-press'`"],
      [
        "`reason: 'browser'` of `AccordionItem`",
        "`reason: 'find-in-page'` or `'group'`; `'programmatic'` is new",
      ],
      [
        '`event.preventDefault()` in `onOpenChange` or `onValueChange`',
        '`details.cancel()` in the same handler',
      ],
      ['`details.event` is React’s, as in `event.nativeEvent`', '`details.event` is the browser’s'],
      [
        '`onOpenChange` of `Dialog` gets `false` alone, as its type says',
        'Its type is `(open: boolean, details: DialogChange) => void`.',
      ],
      [
        'An interface that extends `AccordionRootProps` or `ToastProviderProps`',
        'A type: `AccordionRootProps & { … }`, as both are unions',
      ],
    ],
  ],
  [
    'Toasts',
    [
      [
        "`const { add } = useToast(); add({ variant: 'success', content: 'Lagret' })`",
        "`const toast = useToast(); toast.success('Lagret')`",
      ],
      ['`close(id)` of `useToast()`', '`toast.close(id)`'],
      ['The type `Toasts`', 'The type `ToastFunction`'],
      ['`round` of a `ShownToast`', '`revision`'],
      [
        '`content` and `title` of a `ShownToast` are strings',
        'They are `ReactNode`, as a toast may contain a link.',
      ],
      ['One toast at a time by default', 'Five; `<ToastProvider limit={1}>` for one'],
      ['`timeout: 0` to close a toast at once', '`toast.close(id)`; `0` means that it stays'],
      [
        '`<ToastProvider queue={queue} limit={3}>`',
        '`createToastQueue({ limit: 3 })` and `<ToastProvider queue={queue}>`',
      ],
      ['`createToastQueue({ exitMs: () => 150 })`', '`createToastQueue({ exitMs: 150 })`'],
      ['`clock` of `createToastQueue`', 'None: use fake timers in tests.'],
    ],
  ],
  [
    'Other parts',
    [
      [
        'A tooltip whose trigger passes on its props but not its ref',
        'Pass on both: `forwardRef((props, ref) => <button {...props} ref={ref} />)`',
      ],
      ['`<Footer priceComparisonHref="…">`', 'Children of `Footer`'],
      ['`priceComparison` and `priceComparisonLink` of `FooterTexts`', 'Children of `Footer`'],
      [
        '`<Loader delayMs={300}>`',
        '`<Loader delayed>`; the time is `--ui-loader-delay`, 300 ms by default',
      ],
      ['React 19 is needed', 'React 18.3 or 19'],
    ],
  ],
  [
    'Brands',
    [
      [
        '`checkContrast` of `@forsikring/ui-kit/contrast`',
        '`checkBrand` of `@forsikring/ui-kit/tokens`, with token files',
      ],
      [
        '`ui-kit brand build --out brand.scss`',
        '`--out` takes names that end in `.css` alone, and one brand of each name.',
      ],
      [
        'An unreadable `badge`, `link`, `loader`, `nav` or `footer` colour passes `brand check`',
        '`brand check` reports it. Make one of the two colours darker or lighter.',
      ],
    ],
  ],
];
