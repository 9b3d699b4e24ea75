import './theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { afterFirstPaint } from './afterFirstPaint.ts';
import { createBackend } from './createBackend.ts';
import { keepOfflinePage } from './keepOfflinePage.ts';

afterFirstPaint(keepOfflinePage);

const host = document.getElementById('root');
if (!host) throw new Error('index.html has no #root.');

createRoot(host).render(
  <StrictMode>
    <App backend={createBackend()} />
  </StrictMode>,
);
