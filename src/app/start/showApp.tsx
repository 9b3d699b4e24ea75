import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { leadsToWall } from '../../class/wall/wallAddress.ts';
import { ignoreCompositions } from '../../shared/keys/ignoreCompositions.ts';
import { App } from '../App.tsx';
import { createBackend } from '../backend/createBackend.ts';
import { DashboardScreen, GameplayScreen, WallScreen } from '../routes/screens.ts';
import { afterFirstPaint } from './afterFirstPaint.ts';
import { keepOfflinePage } from './keepOfflinePage.ts';

/**
 * Renders the app once its screen is loaded, so that the opening is replaced by a whole screen instead of a
 * spinner. Called explicitly, not on import, since the landing page's little room shares this chunk.
 */
export async function showApp(): Promise<void> {
  ignoreCompositions();
  afterFirstPaint(keepOfflinePage);
  const host = document.getElementById('root');
  if (!host) throw new Error('app.html has no #root.');
  const app = (
    <StrictMode>
      <App backend={createBackend()} />
    </StrictMode>
  );
  await preloadScreen(window.location);
  createRoot(host).render(app);
}

/** Waits for the screen that `beginScreen` has requested. A failure is shown by the screen itself. */
async function preloadScreen(address: Location): Promise<void> {
  const path = address.pathname;
  try {
    if (path === '/dashboard') await DashboardScreen.preload();
    if (leadsToWall(address)) await WallScreen.preload();
    else if (path.startsWith('/gameplay/')) await GameplayScreen.preload();
  } catch (error) {
    console.error(error);
  }
}
