import { sendOnLeave } from '/element.js';

const send = sendOnLeave('/feedback');
const widget = document.querySelector('tilbakemelding-widget');
widget.addEventListener('feedback-submit', (event) => event.waitUntil(send(event.detail)));
