import { createSendCall } from '../../shared/firebase/sendCall.ts';

/** Makes a guest's calls. They need no SDK, so that the room appears sooner. */
export const sendAsGuest = createSendCall();
