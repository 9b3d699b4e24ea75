import { lazy, Suspense } from 'react';
import { useProfile } from '../../shared/context/appStores.ts';
import { ErrorBoundary } from '../../shared/load/ErrorBoundary.tsx';
import { loadChunk } from '../../shared/load/loadChunk.ts';

const WelcomeMail = lazy(async () => {
  const { WelcomeMail } = await loadChunk('welcome', () => import('../../account/mail/WelcomeMail.tsx'));
  return { default: WelcomeMail };
});

/** Loaded only after registering; gone once the address is confirmed. */
export function LazyWelcomeMail() {
  const isNew = useProfile(({ welcomeMail, isEmailVerified }) => welcomeMail !== null && !isEmailVerified);
  if (!isNew) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <WelcomeMail />
      </Suspense>
    </ErrorBoundary>
  );
}
