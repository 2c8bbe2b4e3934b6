/** From now on it is always the same moment: in this process, or in a page that runs this before its own scripts. What is measured and waited for goes on. */
export const holdClock = (at: number): void => {
  const RealDate = Date;
  const HeldDate = new Proxy(RealDate, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [at] : given, self) as Date,
    get: (target, key) => (key === 'now' ? () => at : (Reflect.get(target, key) as unknown)),
  });
  RealDate.prototype.constructor = HeldDate;
  globalThis.Date = HeldDate;
};
