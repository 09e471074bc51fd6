import HeftTesting
import RandomUser
import Testing

/// Whatever a person does with the sample apps, nothing stops (TOUCH-18); `make random` goes on for as long as it is
/// told to.
struct RandomUserTests {
  @Test(
    "A person who presses what is shown stops nothing, and all is at rest afterwards",
    arguments: 0..<4 as Range<UInt64>)
  func uses(round: UInt64) {
    let seed = Seeded.seed &+ round
    Swift.print("random user: HEFT_SEED=\(seed)")
    let user = RandomUser(seed: seed)
    user.use(events: 1_500)
    #expect(user.rest() == [], "HEFT_SEED=\(seed)")
  }
}
