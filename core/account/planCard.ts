/** The action of a plan card's button (SPEC §3). */
export type PlanAction = 'free' | 'pro' | 'school';

/** A plan as shown on the pricing page (SPEC §3 "Plan card"). */
export interface PlanCard {
  name: string;
  price: string;
  priceDescription: string;
  popular: boolean;
  features: readonly { text: string; included: boolean }[];
  buttonText: string;
  buttonAction: PlanAction;
}
