import { useProfile } from '../../shared/context/appStores.ts';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { lazyPart } from './lazyPart.tsx';

const WelcomeMail = lazyPart(async () => {
  const { WelcomeMail } = await loadChunk('welcome', () => import('../../account/mail/WelcomeMail.tsx'));
  return WelcomeMail;
});

/** Loaded only after registering; gone once the address is confirmed. */
export function LazyWelcomeMail() {
  const isNew = useProfile(({ welcomeMail, isEmailVerified }) => welcomeMail !== null && !isEmailVerified);
  return isNew && <WelcomeMail />;
}
