import { lazy, Suspense } from 'react';

const SignedText = lazy(async () => ({ default: (await import('./SignedText.tsx')).SignedText }));

/** A creator's text on the first page. Loads the code for signs only if the text may contain any (K3). */
export function LazySignedText({ children }: { children: string }) {
  const plain = <span>{children}</span>;
  if (!children.includes(':')) return plain;
  return (
    <Suspense fallback={plain}>
      <SignedText>{children}</SignedText>
    </Suspense>
  );
}
