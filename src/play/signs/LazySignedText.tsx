import { lazy, Suspense } from 'react';

const SignedText = lazy(async () => ({ default: (await import('./SignedText.tsx')).SignedText }));

/**
 * A creator's text on a page that visitors load first. It loads the code that draws signs (K3) only if the text may
 * contain signs.
 */
export function LazySignedText({ children }: { children: string }) {
  const plain = <span>{children}</span>;
  if (!children.includes(':')) return plain;
  return (
    <Suspense fallback={plain}>
      <SignedText>{children}</SignedText>
    </Suspense>
  );
}
