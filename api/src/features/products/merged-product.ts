/** A duplicate and the product that it is. */
export interface MergedProduct {
  from: string;
  to: string;
}

declare module '../../kernel/ctx.ts' {
  interface Hooks {
    /** One product is another one from now on: what waits for it, asks for it or speaks of it goes there. */
    productIsMerged(ctx: Ctx, merged: MergedProduct): Promise<void>;
  }
}
