/** Pauses animations that are out of view. */
export function pauseUnseen(): void {
  const hero = document.querySelector<HTMLElement>('[data-hero]');
  if (!hero) return;
  new IntersectionObserver(([entry]) => {
    hero.toggleAttribute('data-unseen', entry?.isIntersecting === false);
  }).observe(hero);
}
