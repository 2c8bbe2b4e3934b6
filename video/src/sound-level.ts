/** How loud a track is, 0 to 1, several times a second. @returns how to stop */
export const followSoundLevel = (track: MediaStreamTrack, heard: (level: number) => void): (() => void) => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  const source = context.createMediaStreamSource(new MediaStream([track]));
  source.connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getByteTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + ((sample - 128) / 128) ** 2, 0) / samples.length;
    // Speech lies around a tenth of full scale.
    heard(Math.min(1, Math.sqrt(power) * 4));
  }, 100);
  return () => {
    clearInterval(timer);
    source.disconnect();
    void context.close();
  };
};

/** A short, soft sound of two tones for the chosen loudspeaker. */
export const playTestSound = async (speakerId?: string): Promise<void> => {
  const context = new AudioContext();
  const destination = context.createMediaStreamDestination();
  const gain = context.createGain();
  gain.gain.value = 0.15;
  gain.connect(destination);
  const start = context.currentTime;
  for (const [at, frequency] of [523.25, 659.25].entries()) {
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(gain);
    tone.start(start + at * 0.4);
    tone.stop(start + at * 0.4 + 0.35);
  }
  const player = new Audio();
  player.srcObject = destination.stream;
  if (speakerId && 'setSinkId' in player) await player.setSinkId(speakerId);
  await player.play();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  player.pause();
  await context.close();
};
