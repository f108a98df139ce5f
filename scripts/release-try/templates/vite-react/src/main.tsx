import './kitStyles';
import './serviceStyles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Kit } from './Kit';
import { Service } from './Service';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Kit />
    <Service />
  </StrictMode>,
);
