/** What a plan card's button is for (SPEC §3). */
export type PlanAction = 'free' | 'pro' | 'school';

/** One plan as the pricing page shows it (SPEC §3 "Plan card"). */
export interface PlanCard {
  name: string;
  price: string;
  priceDescription: string;
  popular: boolean;
  features: readonly { text: string; included: boolean }[];
  buttonText: string;
  buttonAction: PlanAction;
}
