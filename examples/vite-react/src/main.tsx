import '@forsikring/ui-kit/styles.css';
import '@forsikring/ui-kit/base.css';
import '@forsikring/feedback-widget/styles.css';
import '@forsikring/tracking-consent/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
