import '../app/theme/fonts.css';
import { keepOfflinePage } from '../app/start/keepOfflinePage.ts';
import './css/base.css';
import './css/plates.css';
import './css/hero.css';
import { bindChoices } from './bindChoices.ts';
import { bindPlay } from './bindPlay.ts';
import { followSignedIn } from './followSignedIn.ts';
import { pauseUnseen } from './pauseUnseen.ts';
import { showRooms } from './showRooms.ts';

// The page is complete already: scripts only add movement, and nothing waits for them.
bindChoices();
followSignedIn();
bindPlay();
pauseUnseen();
showRooms();
window.addEventListener('load', keepOfflinePage);
