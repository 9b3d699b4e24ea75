import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { leadsToWall } from '../../class/wall/wallAddress.ts';
import { ignoreCompositions } from '../../shared/keys/ignoreCompositions.ts';
import { App } from '../App.tsx';
import { createBackend } from '../backend/createBackend.ts';
import {
  DashboardScreen,
  EditorScreen,
  GameplayScreen,
  LoginScreen,
  PricingScreen,
  RegisterScreen,
  WallScreen,
} from '../routes/screens.ts';
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
  // In a transition, React renders in slices, between which the browser answers taps, and shows the whole screen at once.
  startTransition(() => createRoot(host).render(app));
}

/** The screens that replace an opening, by the first part of their path. */
const SCREENS: Readonly<Record<string, Pick<typeof DashboardScreen, 'preload'>>> = {
  dashboard: DashboardScreen,
  gameplay: GameplayScreen,
  login: LoginScreen,
  pricing: PricingScreen,
  register: RegisterScreen,
  'room-editor': EditorScreen,
};

/** Waits for the screen, which `beginScreen` may have requested. A failure is shown by the screen itself. */
async function preloadScreen(address: Location): Promise<void> {
  const [, first = ''] = address.pathname.split('/');
  try {
    await (leadsToWall(address) ? WallScreen : SCREENS[first])?.preload();
  } catch (error) {
    console.error(error);
  }
}
