import type { Peer } from './Peer';

const weight =
  'Refusing has the same weight as accepting; nothing is ticked in advance, and scrolling is no answer.';
const held = 'Consent is not a callback to act on: `createTracker` waits, sends and stops by it.';

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
        '`fremtind-cookie-consent`, with `distributor: "none"`; the same by itself, so answers are kept.',
      ],
      [
        '`consents`',
        '`getCategories`',
        '`true` and `false` for accepted and denied; absent where not asked.',
      ],
      ['`openConsentModal()`', '`openConsentSettings`'],
      ['`blocking` of `CookieConsent`', '', 'The page can be used without an answer.'],
      ['`onAccept`', '`subscribe`', 'Of what `createBrowserConsent` returns; of a no, too.'],
      [
        '`marketing`, `functional`, `statistics`',
        '',
        'Statistics and marketing are asked; what is necessary is not.',
      ],
      ['`cookieAdapter`', '`rule`', 'Which cookie is read. Or write your own on `createConsent`.'],
      ['`cookieDomain`, `cookiePath`', '', 'The cookie is the page’s own.'],
    ],
    differs: [
      weight,
      held,
      'A cookie that cannot be parsed counts as no answer, and does not throw.',
    ],
  },
  {
    from: 'react-cookie-consent 10.0',
    parts: ['`CookieConsent`', '`ConsentBanner`, `ConsentSettings`'],
    props: [
      ['`children`, `buttonText`, `declineButtonText`', '`texts`'],
      ['`onAccept`, `onDecline`', '`subscribe`', 'Of what `createBrowserConsent` returns.'],
      ['`enableDeclineButton`, `flipButtons`', '', 'Refusing is always there, first.'],
      [
        '`acceptOnScroll`, `acceptOnScrollPercentage`, `acceptOnOverlayClick`',
        '',
        'Neither is a consent.',
      ],
      [
        '`cookieName`, `cookieValue`, `declineCookieValue`',
        '',
        'One cookie with an answer a category.',
      ],
      ['`expires`', '', '365 days, as before.'],
      ['`getCookieConsentValue()`', '`getCategories`'],
      ['`resetCookieConsentValue()`', '', 'Expire the cookie and call `refresh()`.'],
      ['`sameSite`, `cookieSecurity`, `extraCookieOptions`', '', '`Lax`, and `Secure` on https.'],
      [
        '`visible`, `hideOnAccept`, `hideOnDecline`',
        '',
        'There until it is answered, and gone then.',
      ],
      ['`debug`', '', 'Delete the cookie, or open `ConsentSettings`.'],
      ['`overlay`, `onOverlayClick`', '', 'The page can be used without an answer.'],
      ['`setDeclineCookie`', '', 'A no is kept as well as a yes, and not asked again.'],
      [
        '`buttonId`, `ButtonComponent`, `customButtonProps` and the like',
        '',
        'Write your own buttons with `saveConsent`.',
      ],
      ['`ariaAcceptLabel`, `ariaDeclineLabel`', '', 'The words of the buttons are their names.'],
      [
        '`style`, `buttonStyle`, `containerClasses` and the like',
        '',
        'By its stylesheet and its properties.',
      ],
      ['`location`', '', 'Where you put it.'],
    ],
    differs: [weight, held, 'Their answer cannot be read as ours: visitors are asked once more.'],
  },
  {
    from: 'vanilla-cookieconsent 3.1',
    parts: ['`run(config)`', '`createBrowserConsent`, `ConsentBanner`, `ConsentSettings`'],
    props: [
      ['`categories`', '', 'Statistics and marketing; what is necessary is always on.'],
      ['`language.translations`', '`language`, `texts`', 'Bokmål, nynorsk and English are there.'],
      [
        '`onFirstConsent`, `onConsent`, `onChange`',
        '`subscribe`',
        'Of what `createBrowserConsent` returns.',
      ],
      ['`acceptedCategory(name)`', '`getCategories`'],
      ['`showPreferences()`', '`openConsentSettings`'],
      ['`hidePreferences()`', '', 'The visitor closes it.'],
      [
        '`validConsent()`, `validCookie()`',
        '`getState`',
        '`UNANSWERED` where there is none that can be read.',
      ],
      [
        '`getUserPreferences()`, `getCookie()`, `getConfig()`',
        '`getCategories`',
        'What was answered, by category.',
      ],
      ['`acceptedService()`', '', 'One answer a category.'],
      ['`setCookieData()`', '', 'The cookie holds the answers alone.'],
      [
        '`setLanguage()`, `language.default`, `.autoDetect`, `.rtl`',
        '`language`',
        'Hand another one; direction is the page’s.',
      ],
      ['`eraseCookies()`', '', 'Whoever sets a cookie takes it away, told by `subscribe`.'],
      ['`loadScript()`', '', 'Import what is needed after a yes, told by `subscribe`.'],
      ['`cookie.expiresAfterDays`', '', '365, not 182.'],
      [
        '`cookie.name`, `cookie.domain`, `cookie.path`, `cookie.sameSite`, `cookie.secure`',
        '',
        '`fremtind-cookie-consent` of the whole host: `Lax`, and `Secure` on https.',
      ],
      ['`cookie.useLocalStorage`', '', 'A cookie, which a server can read too.'],
      ['`revision`', '', 'None. To ask anew, expire the cookie and call `refresh()`.'],
      [
        '`autoShow`, `hide()`, `show()`',
        '',
        'There until it is answered; render it where and when you will.',
      ],
      ['`guiOptions`', '', 'A banner at the bottom; buttons of equal weight, in one order.'],
      ['`onModalShow`, `onModalHide`, `onModalReady`', '', 'None: it is a part of the page.'],
      ['`root`, `lazyHtmlGeneration`', '', 'Where you put it.'],
      ['`hideFromBots`', '', 'Shown to all.'],
      ['`services` of a category', '', 'One answer a category.'],
      [
        '`acceptCategory()`',
        '`saveConsent`',
        'And `refresh()` after it, behind buttons of your own.',
      ],
      ['`manageScriptTags`', '', 'Load a script when `subscribe` tells you to.'],
      ['`autoClearCookies`', '', 'The tracker takes away what it stored itself, and nothing else.'],
      ['`mode: "opt-out"`', '', 'Nothing before a yes.'],
      ['`disablePageInteraction`', '', 'The page can be used without an answer.'],
    ],
    differs: [weight, held, 'Their answer cannot be read as ours: visitors are asked once more.'],
  },
];
