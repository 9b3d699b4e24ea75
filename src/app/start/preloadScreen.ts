import { DashboardScreen, GameplayScreen } from '../routes/screens.ts';

/** Loads the screen of an address that `beginScreen` has sent for. Where it does not come, the screen says so itself. */
export async function preloadScreen(path: string): Promise<void> {
  try {
    if (path === '/dashboard') await DashboardScreen.preload();
    if (path.startsWith('/gameplay/')) await GameplayScreen.preload();
  } catch (error) {
    console.error(error);
  }
}
