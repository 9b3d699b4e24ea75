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

// The page is there already: what is bound here moves it, and nothing of it waits for the script.
bindChoices();
followSignedIn();
bindPlay();
pauseUnseen();
showRooms();
window.addEventListener('load', keepOfflinePage);
