import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { afterFirstPaint } from './afterFirstPaint.ts';
import { createBackend } from './createBackend.ts';
import { keepOfflinePage } from './keepOfflinePage.ts';
import { preloadScreen } from './preloadScreen.ts';

afterFirstPaint(keepOfflinePage);

/** What the page shows already gives way to a whole screen, not to a spinner. */
async function showApp(): Promise<void> {
  const host = document.getElementById('root');
  if (!host) throw new Error('app.html has no #root.');
  const app = (
    <StrictMode>
      <App backend={createBackend()} />
    </StrictMode>
  );
  await preloadScreen(window.location.pathname);
  createRoot(host).render(app);
}

void showApp();
