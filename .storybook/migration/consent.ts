import type { Peer } from './Peer';

const weight =
  'Refusing has the same weight as accepting; nothing is checked in advance, and scrolling is not consent.';
const tracking =
  'You need no callback for consent: `createTracker` queues, sends and stops by itself.';

export const consent: Peer[] = [
  {
    from: 'Jøkul 1.2 (`@fremtind/jokul/cookie-consent`)',
    parts: [
      '`CookieConsentProvider`, `CookieConsent`, `useCookieConsent`',
      '`createBrowserConsent`, `ConsentBanner`, `ConsentSettings`, `useConsent`',
    ],
    props: [
      [
        '`cookieName`',
        '',
        '`fremtind-cookie-consent` with `fremtindConsentRule("none")`: the same cookie, so choices are kept.',
      ],
      [
        '`consents`',
        '`getCategories`',
        '`true` and `false` for accepted and denied; missing when not asked.',
      ],
      ['`openConsentModal()`', '`openConsentSettings`'],
      ['`blocking` of `CookieConsent`', '', 'Visitors can use the page without choosing.'],
      [
        '`onAccept`',
        '`subscribe`',
        'Of the consent that `createBrowserConsent` returns; also called after a no.',
      ],
      [
        '`marketing`, `functional`, `statistics`',
        '',
        'Visitors choose statistics and marketing; necessary cookies are always on.',
      ],
      [
        '`cookieAdapter`',
        '`rule`',
        'The cookie to read. Or build your own reader with `createConsent`.',
      ],
      ['`cookieDomain`, `cookiePath`', '', 'The cookie belongs to the page’s host.'],
    ],
    differs: [
      weight,
      tracking,
      'A cookie that cannot be parsed counts as missing, and does not throw.',
    ],
  },
  {
    from: 'react-cookie-consent 10.0',
    parts: ['`CookieConsent`', '`ConsentBanner`, `ConsentSettings`'],
    props: [
      ['`children`, `buttonText`, `declineButtonText`', '`texts`'],
      [
        '`onAccept`, `onDecline`',
        '`subscribe`',
        'Of the consent that `createBrowserConsent` returns.',
      ],
      [
        '`enableDeclineButton`, `flipButtons`',
        '',
        'The button for refusing is always shown, first.',
      ],
      [
        '`acceptOnScroll`, `acceptOnScrollPercentage`, `acceptOnOverlayClick`',
        '',
        'None of these is consent.',
      ],
      [
        '`cookieName`, `cookieValue`, `declineCookieValue`',
        '',
        'One cookie with a choice for each category.',
      ],
      ['`expires`', '', '365 days, as before.'],
      ['`getCookieConsentValue()`', '`getCategories`'],
      ['`resetCookieConsentValue()`', '', 'Expire the cookie and call `refresh()`.'],
      ['`sameSite`, `cookieSecurity`, `extraCookieOptions`', '', '`Lax`, and `Secure` on https.'],
      ['`visible`, `hideOnAccept`, `hideOnDecline`', '', 'Shown until the visitor chooses.'],
      ['`debug`', '', 'Delete the cookie, or open `ConsentSettings`.'],
      ['`overlay`, `onOverlayClick`', '', 'Visitors can use the page without choosing.'],
      ['`setDeclineCookie`', '', 'A no is stored like a yes, and the visitor is not asked again.'],
      [
        '`buttonId`, `ButtonComponent`, `customButtonProps` and the like',
        '',
        'Write your own buttons with `saveConsent`.',
      ],
      ['`ariaAcceptLabel`, `ariaDeclineLabel`', '', 'The text of each button is its name.'],
      [
        '`style`, `buttonStyle`, `containerClasses` and the like',
        '',
        'Set by its custom properties and your style sheet.',
      ],
      ['`location`', '', 'Where you put it.'],
    ],
    differs: [weight, tracking, 'Their cookie cannot be converted: visitors are asked once more.'],
  },
  {
    from: 'vanilla-cookieconsent 3.1',
    parts: ['`run(config)`', '`createBrowserConsent`, `ConsentBanner`, `ConsentSettings`'],
    props: [
      ['`categories`', '', 'Statistics and marketing; necessary cookies are always on.'],
      [
        '`language.translations`',
        '`language`, `texts`',
        'Bokmål, nynorsk and English are included.',
      ],
      [
        '`onFirstConsent`, `onConsent`, `onChange`',
        '`subscribe`',
        'Of the consent that `createBrowserConsent` returns.',
      ],
      ['`acceptedCategory(name)`', '`getCategories`'],
      ['`showPreferences()`', '`openConsentSettings`'],
      ['`hidePreferences()`', '', 'The visitor closes it.'],
      [
        '`validConsent()`, `validCookie()`',
        '`getState`',
        '`UNDECIDED` when no cookie can be read.',
      ],
      [
        '`getUserPreferences()`, `getCookie()`, `getConfig()`',
        '`getCategories`',
        'The choice in each category.',
      ],
      ['`acceptedService()`', '', 'One choice for each category.'],
      ['`setCookieData()`', '', 'The cookie contains only the choices.'],
      [
        '`setLanguage()`, `language.default`, `.autoDetect`, `.rtl`',
        '`language`',
        'Pass another language object; the direction is that of the page.',
      ],
      ['`eraseCookies()`', '', 'Your code removes its own cookies in a `subscribe` listener.'],
      ['`loadScript()`', '', 'Import the script in a `subscribe` listener, after a yes.'],
      ['`cookie.expiresAfterDays`', '', '365, not 182.'],
      [
        '`cookie.name`, `cookie.domain`, `cookie.path`, `cookie.sameSite`, `cookie.secure`',
        '',
        '`fremtind-cookie-consent` for the whole host: `Lax`, and `Secure` on https.',
      ],
      ['`cookie.useLocalStorage`', '', 'Always a cookie, which a server can also read.'],
      ['`revision`', '', 'To ask again, expire the cookie and call `refresh()`.'],
      [
        '`autoShow`, `hide()`, `show()`',
        '',
        'Shown until the visitor chooses; render it where and when you want.',
      ],
      ['`guiOptions`', '', 'A banner at the bottom; buttons of equal weight, in one order.'],
      ['`onModalShow`, `onModalHide`, `onModalReady`', '', 'None: it is not a modal.'],
      ['`root`, `lazyHtmlGeneration`', '', 'Where you put it.'],
      ['`hideFromBots`', '', 'Shown to all visitors.'],
      ['`services` of a category', '', 'One choice for each category.'],
      ['`acceptCategory()`', '`saveConsent`', 'Call it from your own buttons.'],
      ['`manageScriptTags`', '', 'Load scripts in a `subscribe` listener.'],
      ['`autoClearCookies`', '', 'The tracker removes only what it has stored.'],
      ['`mode: "opt-out"`', '', 'Nothing is stored or sent before a yes.'],
      ['`disablePageInteraction`', '', 'Visitors can use the page without choosing.'],
    ],
    differs: [weight, tracking, 'Their cookie cannot be converted: visitors are asked once more.'],
  },
];
