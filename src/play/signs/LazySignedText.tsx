import { lazy, Suspense } from 'react';

const SignedText = lazy(async () => ({ default: (await import('./SignedText.tsx')).SignedText }));

/** A creator's text on a page's first load, which brings what draws signs only where there may be some (K3). */
export function LazySignedText({ children }: { children: string }) {
  const plain = <span>{children}</span>;
  if (!children.includes(':')) return plain;
  return (
    <Suspense fallback={plain}>
      <SignedText>{children}</SignedText>
    </Suspense>
  );
}
