import { Feedback } from '@forsikring/feedback-widget';
import { Button, Loader, ToastProvider, Tooltip } from '@forsikring/ui-kit';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const button = createElement(Button, undefined, 'Lagre');
const tooltip = createElement(Tooltip, { content: 'Lagres her' }, button);
const feedback = createElement(Feedback, { onSubmit() {} });
const page = createElement(ToastProvider, undefined, createElement(Loader), tooltip, feedback);
console.log(renderToString(page));
