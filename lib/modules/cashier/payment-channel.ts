/** A way to pay in. An adapter speaks one gateway's protocol; the deposit knows it by name. */
export interface PaymentChannel {
  /** Opens a payment, or finds the one opened for the same `reference` before. Error: gateway-unavailable. */
  openPayment(payment: NewPayment): Promise<{ paymentId: string; payUrl: string }>;
}

export interface NewPayment {
  /** Our deposit: comes back in every callback. */
  reference: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
  expiresAt: Date;
  /** Where the payer is sent afterwards. */
  returnUrl: string;
  /** Where the gateway tells what became of it. */
  callbackUrl: string;
  language: string;
}
