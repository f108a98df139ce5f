const widget = document.querySelector('tilbakemelding-widget');
widget.addEventListener('feedback-submit', (event) => {
  const body = JSON.stringify(event.detail);
  event.waitUntil(fetch('/received/feedback', { method: 'POST', keepalive: true, body }));
});
