import { DashboardScreen, GameplayScreen } from '../routes/screens.ts';

/** Waits for the screen that `beginScreen` has requested. A failure is shown by the screen itself. */
export async function preloadScreen(path: string): Promise<void> {
  try {
    if (path === '/dashboard') await DashboardScreen.preload();
    if (path.startsWith('/gameplay/')) await GameplayScreen.preload();
  } catch (error) {
    console.error(error);
  }
}
