/** Finds elements in a page as people do, by role, name and text. Evaluated in the page, after Testing Library. */
(() => {
  /**
   * @typedef {import('./Tab').Query} Query
   * @typedef {Element | ShadowRoot} Root
   */
  /** @type {typeof import('@testing-library/dom')} */
  const { queryAllByRole } = Object(window).TestingLibraryDom;

  /**
   * Returns a root and the open shadow roots in it.
   * @type {(root: Root) => Root[]}
   */
  const rootsIn = (root) => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? rootsIn(shadowRoot) : [],
    ),
  ];

  /** @type {(element: Element) => boolean} */
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isVisible && width > 1 && height > 1;
  };

  /**
   * Returns the innermost elements with a text.
   * @type {(root: Root, text: string | RegExp) => Element[]}
   */
  const withText = (root, text) => {
    /** @param {Element} element */
    const has = (element) => {
      const content = (element.textContent ?? '').replace(/\s+/g, ' ');
      return typeof text === 'string' ? content.includes(text) : text.test(content);
    };
    return [...root.querySelectorAll('*:not(script, style, template)')].filter(
      (element) => has(element) && ![...element.children].some(has),
    );
  };

  /** @type {(root: Root, query: Query) => Element[]} */
  const matchesIn = (root, query) => {
    if ('text' in query) return withText(root, query.text);
    const options = { hidden: true, ...(query.name && { name: query.name }) };
    return queryAllByRole(/** @type {HTMLElement} */ (root), query.role, options);
  };

  /**
   * Returns all elements that match, also those that are not seen.
   * @type {(query: Query) => Element[]}
   */
  const all = (query) => {
    const outer = query.in ? seen(query.in) : [document.body];
    const found = outer.flatMap(rootsIn).flatMap((root) => matchesIn(root, query));
    return [...new Set(found)].filter(
      (element) => !element.closest('[aria-hidden="true"], [inert]'),
    );
  };

  /** @type {(query: Query) => Element[]} */
  const seen = (query) => all(query).filter(isSeen);

  /** Returns the element with the focus, also in a shadow root. */
  const focused = () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  };

  /**
   * Returns the middle of an element, or null if a pointer there would not reach it.
   * @type {(element: Element) => { x: number, y: number } | null}
   */
  const pointOf = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight)
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = /** @type {Document | ShadowRoot} */ (element.getRootNode()).elementFromPoint(x, y);
    return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null;
  };

  Object.assign(window, { engines: { all, seen, focused, pointOf } });
})();
