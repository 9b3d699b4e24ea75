import '../theme/fonts.css';
import '../theme/older.css';
import { showOpening } from '../opening/showOpening.ts';
import { beginScreen } from './beginScreen.ts';

// Small, so that it runs while the app itself loads (`preloadApp` of the build).
const address = new URL(window.location.href);
const host = document.getElementById('root');
if (host && window.self === window.top) showOpening(host, address);
beginScreen(address);
void import('./showApp.tsx').then(({ showApp }) => showApp());
