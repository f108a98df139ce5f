const { Feedback } = require('@forsikring/feedback-widget');
const { Button, Loader, ToastProvider, Tooltip } = require('@forsikring/ui-kit');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');

const button = createElement(Button, undefined, 'Lagre');
const tooltip = createElement(Tooltip, { content: 'Lagres her' }, button);
const feedback = createElement(Feedback, { onSubmit() {} });
const page = createElement(ToastProvider, undefined, createElement(Loader), tooltip, feedback);
console.log(renderToString(page));
