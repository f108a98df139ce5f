const message = document.querySelector('#melding');

// A script that has run cannot be undone.
document.addEventListener('consent-change', ({ detail }) => {
  if (detail.withdrawn.includes('statistics'))
    message.textContent = 'Last sida på nytt for å stoppe statistikken heilt.';
});

document.addEventListener('consent-hidden', ({ detail }) => {
  if (detail.part === 'settings')
    message.textContent = 'Noko i nettlesaren din skjuler innstillingane.';
});
